import { canonicalVideoLink } from '@rondo/domain/media';
import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldText } from '../parts/field-text.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import { VideoPreview } from '../parts/VideoPreview.tsx';
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

/** The video and its player; title and date by hand where the look-up does not tell them. */
export function VideoFields({ draft, video, player, errors, onChange }: VideoFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const isByHand = video.status === 'unknown' || video.status === 'failed';
  const needsDate = isByHand || (video.status === 'found' && !video.details?.timestamp);
  return (
    <>
      <TextField
        label={t('video.link')}
        icon={LinkIcon}
        required
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        placeholder="https://www.youtube.com/watch?v=…"
        value={draft.videoLink}
        error={fieldText(errors.at('videoLink'))}
        onChange={(event) => onChange({ videoLink: event.currentTarget.value })}
        onBlur={() => {
          const canonical = canonicalVideoLink(draft.videoLink.trim());
          if (canonical !== draft.videoLink) onChange({ videoLink: canonical });
        }}
      />
      <VideoPreview link={draft.videoLink} video={video} noTime={t('video.askTime')} />
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
