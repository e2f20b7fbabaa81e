import { latestDay } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { TimeOfDayField } from '../../../ui/TimeOfDayField.tsx';
import type { Form } from '../parts/use-form.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import { VideoField } from '../parts/VideoField.tsx';
import { localTime, type PassDraft } from './draft.ts';
import { PlayerField } from './PlayerField.tsx';
import type { KnownPlayer } from './use-player.ts';

const earliest = '2010-01-01';

export interface VideoFieldsProps {
  form: Form<PassDraft>;
  video: KnownVideo;
  player: KnownPlayer;
}

/** The video and its player; title and date by hand where the look-up does not find them. */
export function VideoFields({ form, video, player }: VideoFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const isByHand = video.status === 'unknown' || video.status === 'failed';
  const needsDate = isByHand || (video.status === 'found' && !video.details?.timestamp);
  return (
    <>
      <VideoField form={form} video={video} noTime={t('video.askTime')} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {isByHand ? (
          <TextField
            {...form.box('title')}
            className="md:col-span-2"
            label={t('passForm.title')}
            required
            maxLength={500}
          />
        ) : null}
        {needsDate ? (
          <>
            <TextField
              {...form.box('date')}
              label={t('passForm.date')}
              required
              type="date"
              min={earliest}
              max={latestDay(new Date())}
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
  return [format.resolvedOptions().timeZone, offset].filter(Boolean).join(', ');
}
