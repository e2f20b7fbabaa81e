import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldText } from '../parts/use-form.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import { VideoField } from '../parts/VideoField.tsx';
import type { PassDraft } from './draft.ts';
import { PlayerField } from './PlayerField.tsx';
import type { KnownPlayer } from './use-player.ts';

const day = 86_400_000;
const earliest = '2010-01-01';

export interface VideoFieldsProps {
  draft: PassDraft;
  video: KnownVideo;
  player: KnownPlayer;
  errors: FormErrors;
  onChange: (change: Partial<PassDraft>) => void;
}

/** The video and its player; title and date by hand where the look-up does not find them. */
export function VideoFields({ draft, video, player, errors, onChange }: VideoFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const isByHand = video.status === 'unknown' || video.status === 'failed';
  const needsDate = isByHand || (video.status === 'found' && !video.details?.timestamp);
  return (
    <>
      <VideoField
        link={draft.videoLink}
        video={video}
        noTime={t('video.askTime')}
        error={fieldText(errors.at('videoLink'))}
        onChange={(videoLink) => onChange({ videoLink })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {isByHand ? (
          <TextField
            className="md:col-span-2"
            label={t('passForm.title')}
            required
            autoComplete="off"
            maxLength={500}
            value={draft.title}
            error={fieldText(errors.at('title'))}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        ) : null}
        {needsDate ? (
          <TextField
            label={t('passForm.date')}
            required
            type="date"
            min={earliest}
            max={new Date(Date.now() + day).toISOString().slice(0, earliest.length)}
            value={draft.date}
            error={fieldText(errors.at('rawTime'))}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
        ) : null}
        <PlayerField
          known={player}
          error={fieldText(errors.at('passer'))}
          onChange={(choice) => onChange({ player: choice })}
        />
      </div>
    </>
  );
}
