import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';

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
  if (loading) return <Loading className="py-2">{skeleton ?? <Skeleton height={40} />}</Loading>;
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        className="mt-4"
        actions={
          <Button size="small" onClick={onMore}>
            {t('error.retry')}
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
