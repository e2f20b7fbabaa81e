import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { CheckIcon, PlusIcon } from '../../../ui/icons.ts';

/** Behind a name: an existing profile, a request for a new one, or nothing yet. */
export function ChoiceBadge({ id, isNew }: { id: number | null; isNew: boolean }) {
  const { t } = useTranslation('pages/submissions');
  if (id !== null)
    return (
      <Chip tone="success" icon={CheckIcon} className="tabular-nums">
        #{id}
      </Chip>
    );
  return isNew ? (
    <Chip tone="info" icon={PlusIcon}>
      {t('choice.new')}
    </Chip>
  ) : null;
}
