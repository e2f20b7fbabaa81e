import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { Form } from '../parts/use-form.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import { VideoField } from '../parts/VideoField.tsx';
import type { PassDraft } from './draft.ts';
import { PlayerField } from './PlayerField.tsx';
import type { KnownPlayer } from './use-player.ts';

const day = 86_400_000;
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
          <TextField
            {...form.box('date')}
            label={t('passForm.date')}
            required
            type="date"
            min={earliest}
            max={new Date(Date.now() + day).toISOString().slice(0, earliest.length)}
          />
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
