import { submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ownSubmissionsQuery } from './api.ts';
import { OwnRow } from './OwnRow.tsx';
import type { ownKinds } from '../search-params.ts';

export interface OwnListProps {
  kind?: (typeof ownKinds)[number];
  /** How many rows at most. */
  limit?: number;
  /** Whether a row can be taken back or sent again. */
  acts?: boolean;
  /** Draws a panel around the message that replaces the rows. */
  panel?: boolean;
}

/** One's own submissions, newest first. */
export function OwnList({
  kind = 'all',
  limit = Number.POSITIVE_INFINITY,
  acts = false,
  panel = false,
}: OwnListProps) {
  const { t } = useTranslation('pages/submissions');
  const own = useQuery(ownSubmissionsQuery);
  const rows = own.data
    ?.filter((submission) => kind === 'all' || submissionKinds[submission.kind].plural === kind)
    .slice(0, limit);
  if (rows && rows.length > 0)
    return (
      <ul aria-label={t('own.title')} className="divide-y divide-hairline">
        {rows.map((submission) => (
          <OwnRow key={`${submission.kind}-${submission.row.id}`} submission={submission} acts={acts} />
        ))}
      </ul>
    );
  if (rows)
    return (
      <EmptyState
        panel={panel}
        title={t('own.empty')}
        action={<ButtonLink to="/submission">{t('own.handIn')}</ButtonLink>}
      >
        {t('own.emptyText')}
      </EmptyState>
    );
  if (own.isError)
    return (
      <ErrorPanel
        panel={panel}
        message={problemText(own.error)}
        retrying={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    );
  return (
    <Loading className="grid gap-4">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Loading>
  );
}
