import { latestDay } from '@rondo/domain/passes';
import type { LookedUp } from '@rondo/domain/submissions';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-now.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { TimeOfDayField } from '../../../ui/TimeOfDayField.tsx';
import type { LevelHit } from '../api.ts';
import type { Form } from '../parts/use-form.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import { VideoField } from '../parts/VideoField.tsx';
import { localTime, type PassDraft } from './draft.ts';
import { PlayerField } from './PlayerField.tsx';
import type { KnownPlayer } from './use-player.ts';
import { listed } from '../../../lib/i18n/texts.ts';

const earliest = '2010-01-01';

export interface VideoFieldsProps {
  form: Form<PassDraft>;
  video: KnownVideo;
  lookedUp: LookedUp;
  player: KnownPlayer;
  level: LevelHit | null;
}

/** The video and its player; title and date by hand where the look-up does not find them, or none that can be used. */
export function VideoFields({ form, video, lookedUp, player, level }: VideoFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const isLookedUp = video.status !== 'none' && video.status !== 'loading';
  const { title, titleProblem, time, timeProblem } = lookedUp;
  return (
    <>
      <VideoField
        form={form}
        video={video}
        noTime={t('video.askTime')}
        byHand={isLookedUp && title === null && time === null ? t('video.byHand') : undefined}
        level={level}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {isLookedUp && title === null ? (
          <TextField
            {...form.box('title')}
            className="md:col-span-2"
            label={t('term.videoTitle')}
            hint={titleProblem && t(`passForm.byHand.${titleProblem}`)}
            required
            maxLength={500}
          />
        ) : null}
        {isLookedUp && time === null ? (
          <>
            <TextField
              {...form.box('date')}
              label={t('passForm.date')}
              hint={timeProblem && t(`passForm.byHand.${timeProblem}`)}
              required
              type="date"
              min={earliest}
              max={latestDay(serverNow())}
            />
            <TimeOfDayField
              label={t('passForm.time')}
              hint={t('passForm.timeHint', { zone: zoneOf(form.draft) })}
              value={form.draft.time}
              error={form.errorAt('time')}
              onChange={(time) => form.change({ time })}
            />
          </>
        ) : null}
        <PlayerField
          known={player}
          error={form.errorAt('player')}
          onChange={(choice) => form.change({ player: choice })}
        />
      </div>
    </>
  );
}

/** The time zone of the person, with its offset at the time that is typed: "America/New_York, GMT-5". */
function zoneOf({ date, time }: PassDraft): string {
  const typed = localTime(date, time || '12:00');
  const at = Number.isNaN(typed.getTime()) ? new Date() : typed;
  // English writes the offset without a word.
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return listed([format.resolvedOptions().timeZone, offset].filter((part) => part !== undefined));
}
