import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { toast } from '../../../ui/toast.ts';
import { type PassDetail, passQuery } from '../detail/api.ts';
import { PassEditDialog } from './PassEditDialog.tsx';

/** Edits a pass of a list, as it is now and not as the list was loaded. */
export function EditInList({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching } = useQuery({ ...passQuery(id), staleTime: 0 });
  useEffect(() => {
    if (!error) return;
    toast.danger(problemText(error));
    onClose();
  }, [error, onClose]);
  const [opened, setOpened] = useState<PassDetail | null>(null);
  if (opened === null && data && !isFetching) setOpened(data);
  return opened ? <PassEditDialog pass={opened} onClose={onClose} /> : null;
}
