import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { IconButton, IconLink } from '../../ui/IconButton.tsx';
import { DownloadIcon, EditIcon, FilterIcon, TrashIcon, VideoIcon, WorkshopIcon } from '../../ui/icons.ts';
import { ButtonLink, ExternalLink, TextLink } from '../../ui/Link.tsx';
import { Shelf, Specimen } from './Specimen.tsx';

const variants: [ButtonVariant, string][] = [
  ['primary', 'Save'],
  ['normal', 'Details'],
  ['ghost', 'Cancel'],
  ['danger', 'Delete'],
  ['success', 'Allow'],
];

const states = [
  {},
  { icon: TrashIcon },
  { disabled: true },
  { busy: true },
  { size: 'small' },
  { size: 'large' },
] as const;

export function ButtonShelf() {
  return (
    <Shelf title="Buttons and links">
      {variants.map(([variant, text]) => (
        <Specimen key={variant} name={variant}>
          {states.map((state, index) => (
            <Button key={index} variant={variant} {...state}>
              {text}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="icon">
        <IconButton icon={EditIcon} label="Edit" />
        <IconButton icon={FilterIcon} label="Filters" pressed />
        <IconButton icon={FilterIcon} label="Filters (active)" marked />
        <IconButton icon={EditIcon} label="Busy" busy />
        <IconButton icon={EditIcon} label="Disabled" disabled />
        <IconLink icon={VideoIcon} label="Video" href="https://example.org" />
        <IconLink icon={DownloadIcon} label="Download" href="https://example.org" size="small" />
        <IconLink icon={WorkshopIcon} label="Workshop" href={null} size="small" />
      </Specimen>
      <Specimen name="links">
        <TextLink to="/levels">Within the site</TextLink>
        <ExternalLink href="https://example.org">Somewhere else</ExternalLink>
        <ButtonLink to="/levels" variant="primary">
          As a button
        </ButtonLink>
      </Specimen>
    </Shelf>
  );
}
