import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { FormPage, Section } from './parts/FormPage.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { useDraft } from './parts/use-draft.ts';
import { passQuery, useDuplicates } from './parts/use-duplicates.ts';
import { fieldText, useForm } from './parts/use-form.ts';
import { useVideo } from './parts/use-video.ts';
import { type PassDraft, passBodyOf, passDrafts, passFormOf } from './pass-form/draft.ts';
import { JudgementFields } from './pass-form/JudgementFields.tsx';
import { LevelField } from './pass-form/LevelField.tsx';
import { LiveScore } from './pass-form/LiveScore.tsx';
import { PlayFields } from './pass-form/PlayFields.tsx';
import { passProblems } from './pass-form/problems.ts';
import { useLevel } from './pass-form/use-level.ts';
import { usePlayer } from './pass-form/use-player.ts';
import { VideoFields } from './pass-form/VideoFields.tsx';

/** The parts of the draft that have another name on the wire. */
const wireNames: Partial<Record<keyof PassDraft, string>> = {
  levelText: 'levelId',
  date: 'rawTime',
  player: 'passer',
  feeling: 'feelingDifficulty',
};

/** Where the form shows what the server says of other fields. */
const shownAt: Readonly<Record<string, string>> = { passerId: 'passer', judgements: 'perfect' };

function fieldsOf({ counts, ...changes }: Partial<PassDraft>): string[] {
  const fields = Object.keys(changes).map((field) => wireNames[field as keyof PassDraft] ?? field);
  return counts ? [...fields, ...Object.keys(counts)] : fields;
}

export function PassFormPage() {
  const { t } = useTranslation('pages/submissions');
  const kept = useDraft(passDrafts);
  const { draft } = kept;
  const known = useLevel(draft, kept.isRestored);
  const video = useVideo(draft.videoLink);
  const player = usePlayer(draft.player, video.details?.channelName);
  const facts = { level: known.level, details: video.details, player: player.choice };
  const values = passFormOf(draft, facts);
  const form = useForm({
    kind: 'pass',
    kept,
    problems: passProblems(values, facts, video, known.isMissing),
    body: () => passBodyOf(values),
    fieldsOf,
    shownAt,
  });
  const { errors, change } = form;
  const duplicates = useDuplicates(form.isSignedOut ? null : passQuery(known.level?.id, draft.videoLink));

  return (
    <FormPage
      form={form}
      title={t('passForm.heading')}
      signedOut={t('passForm.signedOut')}
      sendLabel={t('passForm.send')}
      shownError={50}
      live
      facts={<LiveScore form={values} level={known.level} />}
    >
      <Section title={t('passForm.level')}>
        <LevelField
          text={draft.levelText}
          known={known}
          error={fieldText(errors.at('levelId'))}
          onText={(levelText) => change({ levelText, level: null })}
          onSelect={(level) => change({ levelText: String(level.id), level })}
        />
      </Section>
      <Section title={t('passForm.video')}>
        <VideoFields draft={draft} video={video} player={player} errors={errors} onChange={change} />
      </Section>
      <DuplicateHint type="pass" duplicates={duplicates} />
      <Section title={t('passForm.play')}>
        <PlayFields draft={draft} level={known.level} errors={errors} onChange={change} />
      </Section>
      <Section title={t('passForm.judgements')}>
        <JudgementFields counts={draft.counts} errors={errors} onChange={(counts) => change({ counts })} />
      </Section>
      <NewProfiles names={{ player: player.choice.isNew ? [player.choice.name.trim()] : [] }} />
    </FormPage>
  );
}
