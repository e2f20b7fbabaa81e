import { externalLink } from '../../lib/external-link.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconLink } from '../../ui/IconButton.tsx';
import { VideoIcon } from '../../ui/icons.ts';
import { TextLink } from '../../ui/Link.tsx';
import type { ReferenceLevel } from './api.ts';
import { typesOf } from './reference-groups.ts';
import { ReferenceTypes } from './ReferenceTypes.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

/** One level that stands for its difficulty. */
export function ReferenceRow({ level }: { level: ReferenceLevel }) {
  const { t } = useTranslation('references');
  const { id, song, artist, creator } = level;
  return (
    <li className="ref-row">
      <span className="ref-id">#{id}</span>
      <span className="ref-song flex min-w-0 items-center gap-1.5 max-md:col-[1/span_2] max-md:row-start-1">
        <TextLink to="/levels/$id" params={{ id }} className="ell" title={song}>
          <PersonText of={song} />
        </TextLink>
        <ReferenceTypes types={typesOf(level)} />
      </span>
      <span className="ell text-muted" title={artist}>
        <PersonText of={artist} />
      </span>
      <span className="ell text-muted max-md:col-[1/span_2] max-md:row-start-3" title={creator}>
        <PersonText of={creator} />
      </span>
      <IconLink
        size="small"
        icon={VideoIcon}
        label={t('video', { song })}
        href={externalLink(level.videoLink)}
        className="max-md:col-start-3 max-md:row-[1/span_3]"
      />
    </li>
  );
}
