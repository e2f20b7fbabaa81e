import { type RefObject, useState } from 'react';
import { ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

/** Colours to choose from, under a word. */
export interface Swatches {
  label: string;
  colours: readonly { name: string; colour: string }[];
}

export interface ColourPickerProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** "#RRGGBB" */
  colour: string;
  swatches?: Swatches | undefined;
  onChange: (colour: string) => void;
  onClose: () => void;
}

/** Saturation and brightness in an area, the hue on a slider, and colours to choose from. */
export function ColourPicker({ label, anchor, colour, swatches, onChange, onClose }: ColourPickerProps) {
  const { t } = useTranslation('colour');
  // Kept with its hue, which greys have none of as hex digits.
  const [picked, setPicked] = useState(() => parseColor(colour).toFormat('hsb'));
  const pick = (next: typeof picked) => {
    setPicked(next);
    onChange(next.toString('hex').toUpperCase());
  };
  return (
    <PopoverPanel label={label} anchor={anchor} onClose={onClose}>
      <div className="grid w-58 gap-3 p-3">
        <ColorArea
          className="colour-area"
          aria-label={t('area')}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          value={picked}
          onChange={pick}
        >
          <ColorThumb className="colour-thumb" />
        </ColorArea>
        <ColorSlider aria-label={t('hue')} colorSpace="hsb" channel="hue" value={picked} onChange={pick}>
          <SliderTrack className="colour-hue">
            <ColorThumb className="colour-thumb" />
          </SliderTrack>
        </ColorSlider>
        {swatches && swatches.colours.length > 0 ? (
          <div role="group" aria-label={swatches.label} className="flex flex-wrap items-center gap-1">
            <span className="mr-1 text-12 text-faint">{swatches.label}</span>
            {swatches.colours.map((swatch) => (
              <button
                key={swatch.name}
                type="button"
                className="colour-choice"
                style={{ background: swatch.colour }}
                aria-label={swatch.name}
                data-tooltip={swatch.name}
                onClick={() => pick(parseColor(swatch.colour).toFormat('hsb'))}
              />
            ))}
          </div>
        ) : null}
      </div>
    </PopoverPanel>
  );
}
