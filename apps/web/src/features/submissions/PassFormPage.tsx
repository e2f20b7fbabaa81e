import type { FormEvent } from 'react';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { DraftNote } from './parts/DraftNote.tsx';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { FormResult } from './parts/FormResult.tsx';
import { fieldText } from './parts/field-text.ts';
import { Section } from './parts/Section.tsx';
import { SignedOutAlert } from './parts/SignedOutAlert.tsx';
import { SubmitBar } from './parts/SubmitBar.tsx';
import { useDraft } from './parts/use-draft.ts';
import { passWish, useDuplicates } from './parts/use-duplicates.ts';
import { useSubmitForm } from './parts/use-submit-form.ts';
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

const shownError = 50;

/** Where the parts of the draft are named otherwise on the wire. */
const wireNames: Partial<Record<keyof PassDraft, string>> = {
  levelText: 'levelId',
  date: 'rawTime',
  player: 'passer',
  feeling: 'feelingDifficulty',
};

/** Where the form shows what the server says of other fields. */
const shownAt: Readonly<Record<string, string>> = { passerId: 'passer', judgements: 'perfect' };

export function PassFormPage() {
  const { t } = useTranslation('pages/submissions');
  const isSignedOut = useViewer().status === 'signed-out';
  const { draft, setDraft, isRestored, clear } = useDraft(passDrafts);
  const known = useLevel(draft, isRestored);
  const video = useVideo(draft.videoLink);
  const player = usePlayer(draft.player, video.details?.channelName);
  const duplicates = useDuplicates(isSignedOut ? null : passWish(known.level?.id, draft.videoLink));
  const facts = { level: known.level, details: video.details, player: player.choice };
  const form = passFormOf(draft, facts);
  const [frame, errors] = useFormErrors(passProblems(form, facts, video, known.isMissing));
  const submission = useSubmitForm('pass', {
    onSent: () => {
      clear();
      errors.reset();
    },
    onRefused: (fields) =>
      errors.refuse(
        fields.map((problem) => ({ ...problem, field: shownAt[problem.field] ?? problem.field })),
      ),
  });

  const change = (changes: Partial<PassDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const fields = changes.counts ? Object.keys(changes.counts) : Object.keys(changes);
    errors.changed(fields.map((field) => wireNames[field as keyof PassDraft] ?? field));
    if (submission.isSuccess) submission.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (submission.isPending || isSignedOut) return;
    submission.reset();
    if (errors.attempt()) submission.mutate(passBodyOf(form));
  };

  return (
    <Page
      title={t('passForm.heading')}
      width="form"
      actions={
        <TextLink to="/submission/mine" className="inline-flex min-h-6 items-center">
          {t('own.title')}
        </TextLink>
      }
    >
      {isSignedOut ? <SignedOutAlert title={t('passForm.signedOut')} /> : null}
      <FormResult
        marked={errors.shown.length}
        sending={submission.isPending}
        error={submission.error}
        sentId={submission.data?.submissionId}
        limit={shownError}
        onDismiss={() => submission.reset()}
      />
      {isRestored ? (
        <DraftNote
          onClear={() => {
            clear();
            errors.reset();
          }}
        />
      ) : null}
      <form ref={frame} noValidate onSubmit={send} className="grid gap-8">
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
        <SubmitBar live label={t('passForm.send')} sending={submission.isPending} disabled={isSignedOut}>
          <LiveScore form={form} level={known.level} />
        </SubmitBar>
      </form>
    </Page>
  );
}
