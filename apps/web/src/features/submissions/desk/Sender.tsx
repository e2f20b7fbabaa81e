import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export interface SenderProps {
  submission: {
    submitter: { username: string };
    submitterDiscordUsername: string | null;
    submitterRecord?: { approved: number; declined: number } | undefined;
  };
}

/** Who sent it, and what became of their earlier submissions. */
export function Sender({ submission }: SenderProps) {
  const { t } = useTranslation('pages/desk');
  const { submitter, submitterDiscordUsername, submitterRecord: record } = submission;
  return (
    <>
      @{submitterDiscordUsername ?? submitter.username}
      {record ? (
        <span className="block text-12 text-muted tabular-nums">
          {t('sender.record', { approved: record.approved, declined: record.declined })}
        </span>
      ) : null}
    </>
  );
}
