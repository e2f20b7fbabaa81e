import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink, TextLink } from '../../../ui/Link.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { isChosen, ownSubmissionsQuery } from './api.ts';
import { OwnRow } from './OwnRow.tsx';
import type { ownKinds, ownStatuses } from '../search-params.ts';

/** The latest of one's own submissions, and the way to all of them. */
export function RecentSubmissions() {
  const { t } = useTranslation('pages/submissions');
  return (
    <>
      <OwnList latest={5} />
      <TextLink to="/submission/mine" className="justify-self-start">
        {t('own.all')}
      </TextLink>
    </>
  );
}

export interface OwnListProps {
  kind?: (typeof ownKinds)[number];
  status?: (typeof ownStatuses)[number];
  /** As many as this at most, without a panel and without what can be done with them. */
  latest?: number;
}

/** One's own submissions, newest first. */
export function OwnList({ kind = 'all', status = 'all', latest }: OwnListProps) {
  const { t } = useTranslation('pages/submissions');
  const isWhole = latest === undefined;
  const own = useQuery(ownSubmissionsQuery);
  const rows = own.data?.filter(isChosen(kind, status)).slice(0, latest);
  if (rows && rows.length > 0)
    return (
      <ul className="sent-rows" aria-label={t('own.title')}>
        {rows.map((submission) => (
          <OwnRow key={`${submission.kind}-${submission.row.id}`} submission={submission} acts={isWhole} />
        ))}
      </ul>
    );
  if (rows && own.data && own.data.length > 0)
    return <EmptyState panel={false} title={t(status === 'all' ? 'own.noneOfKind' : 'own.noMatch')} />;
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
        <div key={index} className="flex h-14 items-center gap-4">
          <Skeleton width={48} height={48} radius={8} />
          <div className="grid flex-1 gap-2">
            <Skeleton width="24%" />
            <Skeleton width="40%" height={14} />
          </div>
          <Skeleton width="12%" />
        </div>
      ))}
    </Loading>
  );
}
