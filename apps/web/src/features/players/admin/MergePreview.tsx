import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { PlayerLink } from '../parts/PlayerLink.tsx';

/** Who the target is, and everything that would move to it. */
export function MergePreview({ preview }: { preview: Reply<'previewPlayerMerge'> }) {
  const { t } = useTranslation('pages/player-admin');
  const { target, passes, sharedLevels, submissions, pendingSubmissions, ratings } = preview;
  const count = (value: number) => ({ count: value });
  return (
    <div className="panel grid gap-3 p-4" aria-live="polite">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t('preview.target')}</span>
        <PlayerLink player={target} size={24} />
        <span className="text-12 text-muted tabular-nums">#{target.id}</span>
        {target.isBanned ? <Chip tone="danger">{t('term.banned')}</Chip> : null}
      </p>
      <ul className="grid list-disc gap-1 pl-6">
        <li>{t('preview.passes', count(passes))}</li>
        {sharedLevels > 0 ? <li>{t('preview.shared', count(sharedLevels))}</li> : null}
        {submissions > 0 ? (
          <li>
            {pendingSubmissions > 0
              ? t('joined.aside', {
                  text: t('preview.submissions', count(submissions)),
                  aside: t('preview.pending', count(pendingSubmissions)),
                })
              : t('preview.submissions', count(submissions))}
          </li>
        ) : null}
        <li>{t(`preview.account.${preview.account}`, { name: preview.sourceUser?.username })}</li>
        {ratings > 0 ? <li>{t('preview.ratings', count(ratings))}</li> : null}
        {preview.bans.map((ban) => (
          <li key={ban}>{t(`preview.bans.${ban}`)}</li>
        ))}
        {preview.discord === 'none' ? null : <li>{t(`preview.discord.${preview.discord}`)}</li>}
      </ul>
    </div>
  );
}
