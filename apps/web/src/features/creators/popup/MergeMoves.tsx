import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { previewQuery } from '../api.ts';

export type MergePreview = Awaited<ReturnType<NonNullable<ReturnType<typeof previewQuery>['queryFn']>>>;

/** Both sides, and what goes from one to the other. */
export function MergeMoves({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('pages/creators');
  const { source, target, credits, sharedCredits, requests, pendingRequests, newAliases, teams, user } =
    preview;
  const counted = (text: string, part: number, note: string) => (part > 0 ? `${text} (${note})` : text);
  return (
    <>
      <p className="wrap-anywhere">
        <b>{source.name}</b> #{source.id} <span aria-hidden="true">→</span> <b>{target.name}</b> #{target.id}
      </p>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
        <li>
          {counted(
            t('merge.credits', { count: credits }),
            sharedCredits,
            t('merge.shared', { count: sharedCredits }),
          )}
        </li>
        <li>
          {counted(
            t('merge.requests', { count: requests }),
            pendingRequests,
            t('merge.pending', { count: pendingRequests }),
          )}
        </li>
        <li>
          {newAliases.length > 0
            ? t('merge.aliases', { aliases: newAliases.join(', ') })
            : t('merge.noAliases')}
        </li>
        <li>{teams.length > 0 ? t('merge.teams', { teams: teams.join(', ') }) : t('merge.noTeams')}</li>
        <li>
          {user === null
            ? t('merge.noUser')
            : t(user.isMoving ? 'merge.user' : 'merge.userStays', { name: `@${user.username}` })}
        </li>
      </ul>
    </>
  );
}
