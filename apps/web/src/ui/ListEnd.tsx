import type { ReactNode } from 'react';
import { useLostConnection } from '../lib/connection/connection.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';

const MoreWaiting = lazyPart(() => import('./offline/parts.ts'), 'MoreWaiting', 'connection');

export interface ListEndProps {
  hasMore: boolean;
  loading: boolean;
  error?: string | null | undefined;
  onMore: () => void;
  endText: ReactNode;
  skeleton?: ReactNode;
}

/** What is below the rows of a long list: more to come, a failure, or the end. */
export function ListEnd({ hasMore, loading, error, onMore, endText, skeleton }: ListEndProps) {
  const { t } = useTranslation('components');
  const isLost = useLostConnection() !== null;
  if (isLost && (loading || error)) return <MoreWaiting onRetry={onMore} />;
  if (loading) return <Loading className="py-2">{skeleton ?? <Skeleton height={40} />}</Loading>;
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        className="mt-4"
        actions={
          <Button size="small" onClick={onMore}>
            {t('action.retry')}
          </Button>
        }
      >
        <p>{error}</p>
      </Banner>
    );
  if (hasMore)
    return (
      <div className="grid place-items-center py-6">
        <Button onClick={onMore}>{t('list.more')}</Button>
      </div>
    );
  return <p className="py-8 text-center text-faint">{endText}</p>;
}
