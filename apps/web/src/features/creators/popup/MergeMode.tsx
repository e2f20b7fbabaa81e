import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { type Creator, previewQuery, searchTargets } from '../api.ts';
import { CreatorSearch } from '../parts/CreatorSearch.tsx';
import { mergeCreators } from '../writes.ts';
import { MergeMoves } from './MergeMoves.tsx';
import type { ModeProps } from './use-action.ts';

/** Chooses who stays, shows what will move, asks, merges. */
export function MergeMode({ creator, action, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const [target, setTarget] = useState<Creator | null>(null);
  const preview = useQuery({
    ...previewQuery(creator.id, target?.id ?? 0),
    enabled: target !== null && !action.isClosed,
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
        disabled={action.isClosed}
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
        <QueryError query={preview} panel={false} />
      ) : (
        <Loading className="grid gap-2">
          <Skeleton height={96} />
        </Loading>
      )}
      <Button
        variant="danger"
        className="justify-self-end"
        busy={action.isPending}
        disabled={target === null || !preview.data || action.done !== null}
        onClick={() => {
          if (target === null || !preview.data) return;
          action.ask({
            kind: 'merge',
            title: t('merge.title', { source: creator.name, target: target.name }),
            confirmLabel: t('merge.confirm'),
            text: (
              <div className="grid gap-3">
                <p>{t('merge.text', { source: creator.name })}</p>
                <MergeMoves preview={preview.data} />
              </div>
            ),
            work: () => mergeCreators(creator.id, target.id),
          });
        }}
      >
        {t('merge.ask')}
      </Button>
    </div>
  );
}
