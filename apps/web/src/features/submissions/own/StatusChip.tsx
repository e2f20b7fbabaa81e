import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import type { IconDrawing } from '../../../ui/Icon.tsx';
import { CheckIcon, ClockIcon, CloseIcon, UndoIcon } from '../../../ui/icons.ts';
import type { OwnSubmission } from './api.ts';

type Status = OwnSubmission['row']['status'];

const looks: Record<Status, { tone: Tone; icon: IconDrawing }> = {
  pending: { tone: 'warning', icon: ClockIcon },
  approved: { tone: 'success', icon: CheckIcon },
  declined: { tone: 'danger', icon: CloseIcon },
  withdrawn: { tone: 'plain', icon: UndoIcon },
};

/** What became of a submission. */
export function StatusChip({ status }: { status: Status }) {
  const { t } = useTranslation('pages/submissions');
  return <Chip {...looks[status]}>{t(`own.status.${status}`)}</Chip>;
}
