import { takeLookedUp } from '@rondo/domain/submissions';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { serverNow } from '../../lib/server-now.ts';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { FormPage, Section } from './parts/FormPage.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { useDraft } from './parts/use-draft.ts';
import { useForm } from './parts/use-form.ts';
import { useVideo } from './parts/use-video.ts';
import { passBodyOf, passDrafts, passFormOf, passProblems, passQuery } from './pass-form/draft.ts';
import { JudgementFields } from './pass-form/JudgementFields.tsx';
import { LevelField } from './pass-form/LevelField.tsx';
import { LiveScore } from './pass-form/LiveScore.tsx';
import { PlayFields } from './pass-form/PlayFields.tsx';
import { useLevel } from './pass-form/use-level.ts';
import { usePlayer } from './pass-form/use-player.ts';
import { VideoFields } from './pass-form/VideoFields.tsx';
import type { PassFormSearch } from './search-params.ts';

const route = getRouteApi('/submission/pass');

/** The fields of the wire that have another name in the draft. */
const shownAt = {
  levelId: 'levelText',
  rawTime: 'date',
  passer: 'player',
  passerId: 'player',
  feelingDifficulty: 'feeling',
  judgements: 'perfect',
};

export function PassFormPage() {
  const { t } = useTranslation('pages/submissions');
  const kept = useDraft(passDrafts);
  const { draft } = kept;
  const known = useLevel(draft.levelText, kept.isRestored);
  const { search, change } = usePageSearch<PassFormSearch>(route);
  const begin = useEffectEvent((level: number) => {
    kept.change({ levelText: String(level) });
    known.find(level);
    change({ level: undefined }, true);
  });
  useEffect(() => {
    if (search.level !== undefined) begin(search.level);
  }, [search.level]);
  const video = useVideo(draft.videoLink);
  const player = usePlayer(draft.player, video.details?.channelName);
  const lookedUp = takeLookedUp(video.details, serverNow());
  const values = passFormOf(draft, known.level, lookedUp, player.choice);
  const form = useForm({
    kept,
    problems: passProblems(values, known, video.status),
    body: () => passBodyOf(values),
    fieldsOf: ({ counts = {}, ...others }) => [...Object.keys(others), ...Object.keys(counts)],
    onRefused: known.readAnew,
    shownAt,
  });
  return (
    <FormPage form={form} live={<LiveScore form={values} level={known.level} />}>
      <Section title={t('term.level')}>
        <LevelField form={form} known={known} />
      </Section>
      <Section title={t('passForm.video')}>
        <VideoFields form={form} video={video} lookedUp={lookedUp} player={player} level={known.level} />
      </Section>
      <DuplicateHint form={form} asked={passQuery(known.level, draft.videoLink)} />
      <Section title={t('passForm.play')}>
        <PlayFields form={form} level={known.level} />
      </Section>
      <Section title={t('term.judgements')}>
        <JudgementFields form={form} />
      </Section>
      <NewProfiles names={{ player: player.choice.isNew ? [player.choice.name.trim()] : [] }} />
    </FormPage>
  );
}
