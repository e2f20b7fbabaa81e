import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { query } from '../../../lib/queries/query.ts';
import { toast } from '../../../ui/toast.ts';
import { LevelEditDialog } from '../edit/LevelEditDialog.tsx';

/** Edits a level of the list: asks for all of it first, because an edit names the version that it changes. */
export function EditInList({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error } = useQuery(query('levelDetail', { id }, { staleTime: 0 }));
  useEffect(() => {
    if (!error) return;
    toast.danger(problemText(error));
    onClose();
  }, [error, onClose]);
  return data ? <LevelEditDialog level={data} onClose={onClose} /> : null;
}
