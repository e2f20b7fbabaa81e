import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { toast } from '../../ui/toast.ts';
import { levelWheelQuery } from './level/level-wheel.ts';
import { PlayDialog } from './roll/PlayDialog.tsx';
import type { RolledLevel } from './roll/RollPreview.tsx';
import { useDraws } from './roll/use-draws.ts';
import { useRollFrame } from './roll/use-roll-frame.tsx';

export interface RerollDialogProps {
  level: RolledLevel;
  onClose: () => void;
}

/** The wheels for one level, on its page. */
export function RerollDialog({ level, onClose }: RerollDialogProps) {
  const { t } = useTranslation('wheels');
  // Its reply says what the server has sealed for the next draw; the levels in it are not needed.
  const seal = useQuery(levelWheelQuery);
  const draws = useDraws(seal.data?.commitment ?? null);
  const frame = useRollFrame({
    draws,
    level,
    save: async ({ id }, body) => {
      await call('updateRolledLevel', { id, body });
      toast.success(t('saved.level'));
    },
    onSaved: onClose,
  });
  if (!seal.isError) return <PlayDialog frame={frame} onClose={onClose} />;
  const body = <QueryError query={seal} panel={false} />;
  return <PlayDialog frame={{ ...frame, step: 'failed', footer: undefined, body }} onClose={onClose} />;
}
