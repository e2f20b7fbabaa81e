import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { CreatorSearch } from '../parts/CreatorSearch.tsx';

interface Member {
  id: number;
  name: string;
}

export interface MembersProps {
  members: readonly Member[];
  disabled: boolean;
  onChange: (members: readonly Member[]) => void;
}

/** The creators of a team: found and added, or removed. */
export function Members({ members, disabled, onChange }: MembersProps) {
  const { t } = useTranslation('pages/creators');
  const add = ({ id, name }: Member) => {
    if (members.every((member) => member.id !== id)) onChange([...members, { id, name }]);
  };
  return (
    <section className="grid gap-2" aria-label={t('team.members')}>
      <h3 className="over">{t('team.members')}</h3>
      {members.length === 0 ? <p className="text-muted">{t('team.noMembers')}</p> : null}
      <ul className="grid gap-1">
        {members.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name} <span className="text-muted tabular-nums">#{id}</span>
            </span>
            <IconButton
              icon={CloseIcon}
              size="small"
              disabled={disabled}
              label={t('team.removeMember', { name })}
              onClick={() => onChange(members.filter((member) => member.id !== id))}
            />
          </li>
        ))}
      </ul>
      <CreatorSearch label={t('person.find')} disabled={disabled} onChoose={add} />
    </section>
  );
}
