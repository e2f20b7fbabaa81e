import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { type InboxPage, useMarkRead } from './api.ts';

export interface MarkAllButtonProps {
  /** What is shown; only up to its newest entry is marked. */
  inbox: InboxPage | undefined;
  className?: string;
}

/** Marks what is unread; nothing where nothing is. */
export function MarkAllButton({ inbox, className }: MarkAllButtonProps) {
  const { t } = useTranslation('pages/inbox');
  const mark = useMarkRead((reason) => t('switches.failed', { reason }));
  if (!inbox || inbox.unread === 0) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      icon={CheckIcon}
      className={className}
      busy={mark.isPending}
      onClick={() => mark.mutate({ body: { upTo: inbox.newest } })}
    >
      {t('markAll')}
    </Button>
  );
}
