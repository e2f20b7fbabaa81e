import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HeldBack } from '../../../ui/Private.tsx';
import { type Creator, searchTargets } from '../api.ts';
import { CreatorSearch } from '../parts/CreatorSearch.tsx';
import type { ModeProps } from './use-action.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Chooses who stays, shows what will move, asks, merges. */
export function MergeMode({ creator, action, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const [target, setTarget] = useState<Creator | null>(null);
  const preview = useQuery(
    query(
      'previewCreatorMerge',
      { sourceId: creator.id, targetId: target?.id ?? 0 },
      { staleTime: 0, gcTime: 0, enabled: target !== null && !action.isClosed },
    ),
  );
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
      {target === null ? null : (
        <Awaited query={preview} panel={false} waiting={{ height: 96, className: 'grid gap-2' }}>
          {(shown) => (
            <HeldBack>
              <section className="grid gap-2" aria-label={t('merge.what')}>
                <h3 className="over">{t('merge.what')}</h3>
                <MergeMoves preview={shown} />
              </section>
            </HeldBack>
          )}
        </Awaited>
      )}
      <Button
        sends
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
            work: () => call('mergeCreators', { body: { sourceId: creator.id, targetId: target.id } }),
          });
        }}
      >
        {t('merge.ask')}
      </Button>
    </div>
  );
}

/** Both sides, and what goes from one to the other. */
function MergeMoves({ preview }: { preview: Reply<'previewCreatorMerge'> }) {
  const { t } = useTranslation('pages/creators');
  const { source, target, credits, sharedCredits, requests, pendingRequests, newAliases, teams, user } =
    preview;
  const counted = (text: string, part: number, note: string) =>
    part > 0 ? t('joined.aside', { text, aside: note }) : text;
  return (
    <>
      <p className="wrap-anywhere">
        <b>
          <PersonText of={source.name} />
        </b>{' '}
        #{source.id} <span aria-hidden="true">→</span>{' '}
        <b>
          <PersonText of={target.name} />
        </b>{' '}
        #{target.id}
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
        <li>{newAliases.length > 0 ? t('merge.aliases', { aliases: newAliases }) : t('merge.noAliases')}</li>
        <li>{teams.length > 0 ? t('merge.teams', { teams }) : t('merge.noTeams')}</li>
        <li>
          {user === null
            ? t('merge.noUser')
            : t(user.isMoving ? 'merge.user' : 'merge.userStays', { name: `@${user.username}` })}
        </li>
      </ul>
    </>
  );
}
