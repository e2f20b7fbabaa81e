import { submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink, TextLink } from '../../../ui/Link.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ownSubmissionsQuery } from './api.ts';
import { OwnRow } from './OwnRow.tsx';
import type { ownKinds } from '../search-params.ts';

/** The latest of one's own submissions, and the way to all of them. */
export function RecentSubmissions() {
  const { t } = useTranslation('pages/submissions');
  return (
    <>
      <OwnList kind="all" latest={5} />
      <TextLink to="/submission/mine" className="justify-self-start">
        {t('own.all')}
      </TextLink>
    </>
  );
}

export interface OwnListProps {
  kind: (typeof ownKinds)[number];
  /** As many as this at most, without a panel and without what can be done with them. */
  latest?: number;
}

/** One's own submissions, newest first. */
export function OwnList({ kind, latest }: OwnListProps) {
  const { t } = useTranslation('pages/submissions');
  const isWhole = latest === undefined;
  const own = useQuery(ownSubmissionsQuery);
  const rows = own.data
    ?.filter((submission) => kind === 'all' || submissionKinds[submission.kind].plural === kind)
    .slice(0, latest);
  if (rows && rows.length > 0)
    return (
      <ul aria-label={t('own.title')}>
        {rows.map((submission) => (
          <OwnRow key={`${submission.kind}-${submission.row.id}`} submission={submission} acts={isWhole} />
        ))}
      </ul>
    );
  if (rows)
    return (
      <EmptyState
        panel={isWhole}
        title={t('own.empty')}
        action={<ButtonLink to="/submission">{t('nav.submit')}</ButtonLink>}
      >
        {t('own.emptyText')}
      </EmptyState>
    );
  if (own.isError) return <QueryError query={own} panel={isWhole} />;
  return (
    <Loading className="grid gap-4">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Loading>
  );
}
