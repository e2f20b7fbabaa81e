import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { type Creator, previewQuery, searchTargets } from '../api.ts';
import { CreatorSearch } from '../parts/CreatorSearch.tsx';
import { mergeCreators } from '../writes.ts';
import { MergeMoves } from './MergeMoves.tsx';
import type { ModeProps } from './use-action.ts';

const ConfirmDialog = lazyPart(() => import('../../../ui/ConfirmDialog.tsx'), 'ConfirmDialog');

/** Chooses who stays, shows what will move, asks, merges. */
export function MergeMode({ creator, action, isClosed, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const [target, setTarget] = useState<Creator | null>(null);
  const [isAsking, setAsking] = useState(false);
  const preview = useQuery({
    ...previewQuery(creator.id, target?.id ?? 0),
    enabled: target !== null && !isClosed,
  });
  useEffect(() => onDirty(target !== null), [target, onDirty]);
  return (
    <div className="grid gap-4">
      <CreatorSearch
        label={t('merge.target')}
        hint={t('merge.targetHint')}
        kind="merge-targets"
        load={searchTargets}
        except={creator.id}
        keepsName
        disabled={isClosed}
        onChoose={(chosen) => {
          action.forget();
          setTarget(chosen);
        }}
        onText={() => setTarget(null)}
      />
      {target === null ? null : preview.data ? (
        <section className="grid gap-2" aria-label={t('merge.what')}>
          <h3 className="over">{t('merge.what')}</h3>
          <MergeMoves preview={preview.data} />
        </section>
      ) : preview.isError ? (
        <ErrorPanel
          panel={false}
          message={problemText(preview.error)}
          retrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      ) : (
        <Loading className="grid gap-2">
          <Skeleton height={96} />
        </Loading>
      )}
      <Button
        variant="danger"
        className="justify-self-end"
        busy={action.isPending}
        disabled={!preview.data || target === null || (isClosed && !action.isPending)}
        onClick={() => setAsking(true)}
      >
        {t('merge.ask')}
      </Button>
      {isAsking && target !== null && preview.data ? (
        <Suspense>
          <ConfirmDialog
            title={t('merge.title', { source: creator.name, target: target.name })}
            confirmLabel={t('merge.confirm')}
            tone="danger"
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              action.run('merge', () => mergeCreators(creator.id, target.id));
            }}
          >
            <div className="grid gap-3">
              <p>{t('merge.text', { source: creator.name })}</p>
              <MergeMoves preview={preview.data} />
            </div>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
