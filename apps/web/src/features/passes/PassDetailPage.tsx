import { passDescription, passTitle } from '@rondo/domain/pages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useKnown, useKnownRow } from '../../lib/rows/use-known-row.ts';
import { useMay } from '../../lib/session/may.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EditIcon, TrashIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { AnnouncedButton } from '../announcements/index.ts';
import { VideoFrame } from '../media/index.ts';
import { type PassDetail, passQuery } from './detail/api.ts';
import { PassFacts } from './detail/PassFacts.tsx';
import { PassLevelCard } from './detail/PassLevelCard.tsx';
import { PassPlayerCard } from './detail/PassPlayerCard.tsx';
import { PassShape } from './detail/PassShape.tsx';
import { ScorePanel } from './detail/ScorePanel.tsx';
import type { PassDetailSearch } from './search-params.ts';
import '../../ui/travel.css';
import './PassDetailPage.css';

const PassEditDialog = lazyPart(() => import('./edit/PassEditDialog.tsx'), 'PassEditDialog');

const route = getRouteApi('/passes/$id');

export function PassDetailPage() {
  const { t } = useTranslation('pages/pass');
  const { id } = route.useParams();
  const pass = useQuery(passQuery(id));
  const listed = useKnownRow('filterPasses', id);
  const ofLevel = useKnownRow('passesOfLevel', id);
  const ofPlayer = useKnown('player', ({ passes }) => passes.find((one) => one.id === id));
  const row = listed ?? ofLevel ?? ofPlayer;
  const isMissing = isProblem(pass.error) && (pass.error.status === 404 || pass.error.status === 403);
  if (pass.data) return <LoadedPass pass={pass.data} />;
  return (
    <Page title={pass.isPending && row ? passTitle(row) : t('title')} bare>
      {pass.isPending ? (
        <PassShape
          level={row ? <PassLevelCard level={row.level} /> : undefined}
          facts={row ? <PassFacts pass={row} isAwaited /> : undefined}
        />
      ) : isMissing ? (
        <EmptyState
          wholePage
          title={t('missing')}
          action={<ButtonLink to="/passes">{t('toList')}</ButtonLink>}
        >
          {t('missingHint')}
        </EmptyState>
      ) : (
        <QueryError query={pass} />
      )}
    </Page>
  );
}

function LoadedPass({ pass }: { pass: PassDetail }) {
  const { t } = useTranslation(['pages/pass', 'passes']);
  const words: Parameters<typeof passDescription>[1] = {
    score: (score) => t('described.score', { score }),
    accuracy: (accuracy) => t('described.accuracy', { accuracy }),
    worldsFirst: t('passes:flag.worldsFirst'),
  };
  const { search, change } = usePageSearch<PassDetailSearch>(route);
  const isWide = useIsWide();
  const may = useMay();
  const [editing, setEditing] = useState(false);
  return (
    <Page title={passTitle(pass)} description={passDescription(pass, words)} bare>
      <h1 className="sr-only">{t('heading', { player: pass.player.name, song: pass.level.song })}</h1>
      {pass.isDeleted ? (
        <Banner tone="danger" icon={TrashIcon} className="mb-4">
          <p>{t('deleted')}</p>
        </Banner>
      ) : null}
      {may('editPass') ? (
        <div className="mb-4 flex justify-end gap-1">
          {may('passAnnouncements') ? <AnnouncedButton of="pass" id={pass.id} /> : null}
          <Button size="small" icon={EditIcon} onClick={() => setEditing(true)}>
            {t('action.edit')}
          </Button>
        </div>
      ) : null}
      <div className="pass-cards">
        <PassLevelCard level={pass.level} />
        <PassPlayerCard pass={pass} />
      </div>
      <div className="pass-page-columns">
        <PassFacts key={pass.id} pass={pass} />
        <div className="pass-video">
          <VideoFrame
            link={pass.videoLink}
            title={pass.level.song}
            level={pass.level}
            caption={pass.vidTitle === '' ? undefined : t('videoCaption', { title: pass.vidTitle })}
          />
        </div>
        <ScorePanel
          pass={pass}
          open={search.score === 'auto' ? isWide : search.score === 'open'}
          onToggle={(open) => change({ score: open === isWide ? 'auto' : open ? 'open' : 'closed' }, true)}
        />
      </div>
      {editing ? <PassEditDialog pass={pass} onClose={() => setEditing(false)} /> : null}
    </Page>
  );
}
