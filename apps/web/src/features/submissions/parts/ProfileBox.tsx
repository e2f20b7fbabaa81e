import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Combobox, type ComboboxProps } from '../../../ui/Combobox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';
import { listed } from '../../../lib/i18n/texts.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

const sources = {
  creator: {
    kind: 'creators',
    load: (query: string, signal: AbortSignal) => call('searchCreators', { query }, { signal }),
  },
  team: {
    kind: 'teams',
    load: (query: string, signal: AbortSignal) => call('searchTeams', { query }, { signal }),
  },
};

export type ProfileHit = Reply<'searchCreators' | 'searchTeams'>[number];

export interface ProfileBoxProps
  extends Omit<ComboboxProps<ProfileHit>, 'onSearch' | 'options' | 'renderOption' | 'isEnough'> {
  of: keyof typeof sources;
  /** The text stands for a profile: nothing is looked up. */
  isChosen: boolean;
  /** Characters needed; 2 unless said. */
  minLength?: number;
  /** Words behind a name. */
  note: (hit: ProfileHit) => string;
}

/** Finds a creator or a team by name or alias. */
export function ProfileBox({ of, isChosen, note, minLength, ...box }: ProfileBoxProps) {
  const { t } = useTranslation('pages/submissions');
  const lookup = useLookup<ProfileHit>(box.text, isChosen, { ...sources[of], minLength });
  return (
    <Combobox
      {...box}
      {...lookup}
      renderOption={(hit) => (
        <>
          <span className="min-w-0 flex-1">
            <span className="flex min-w-0 items-center gap-1.5">
              <span className="ell">
                <PersonText of={hit.name} />
              </span>
              {hit.isVerified ? (
                <span className="text-success" title={t('term.verified')}>
                  <Icon of={ShieldIcon} size={14} />
                  <span className="sr-only">{t('term.verified')}</span>
                </span>
              ) : null}
            </span>
            {hit.aliases.length > 0 ? (
              <span className="ell block text-12 text-muted">{listed(hit.aliases)}</span>
            ) : null}
          </span>
          <span className="flex-none text-12 text-muted tabular-nums">{note(hit)}</span>
        </>
      )}
    />
  );
}
