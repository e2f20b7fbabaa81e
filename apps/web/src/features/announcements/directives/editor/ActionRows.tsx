import {
  type Action,
  type DirectiveProblem,
  MAX_ACTIONS,
  PING_TYPES,
  type PingType,
} from '@rondo/domain/announcements';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldError } from '../../../../ui/FieldError.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '../../../../ui/icons.ts';
import { Select } from '../../../../ui/Select.tsx';
import { type Channel, type ChatRole, tell } from '../api.ts';
import { type ChannelState, channelState } from '../channels/channel-state.ts';
import './ActionRows.css';
import { problemAt } from './problem-words.ts';

interface ActionRowsProps {
  actions: readonly Action[];
  onChange: (actions: readonly Action[]) => void;
  problems: readonly DirectiveProblem[];
  channels: readonly Channel[];
  roles: readonly ChatRole[];
  onChannels: () => void;
}

/** The channels that a directive tells, and whom it pings there. */
export function ActionRows({ actions, onChange, problems, channels, roles, onChannels }: ActionRowsProps) {
  const { t } = useTranslation('pages/directives');
  const change = (place: number, action: Action) =>
    onChange(actions.map((old, other) => (other === place ? action : old)));
  const offered = channels.filter(({ isActive }) => isActive);
  const unused = offered.find(({ id }) => !actions.some(({ channelId }) => channelId === id)) ?? offered[0];
  const none = problemAt(t, problems, 'actions');
  return (
    <fieldset className="field">
      <legend className="mb-1.5 font-medium">{t('tell.label')}</legend>
      <div className="grid gap-2">
        {actions.map((action, place) => (
          <ActionRow
            // Rows have no name of their own; each shows only what it is given.
            key={`${place} of ${actions.length}`}
            action={action}
            number={place + 1}
            channels={channels}
            roles={roles}
            problems={problems.filter(({ field }) => field.startsWith(`actions.${place}.`))}
            onChange={(changed) => change(place, changed)}
            onRemove={() => onChange(actions.filter((_, other) => other !== place))}
          />
        ))}
      </div>
      {none === null ? null : <FieldError>{none}</FieldError>}
      <div className="flex flex-wrap gap-1">
        <Button
          variant="ghost"
          size="small"
          icon={PlusIcon}
          disabled={unused === undefined || actions.length >= MAX_ACTIONS}
          onClick={() => unused && onChange([...actions, tell(unused.id)])}
        >
          {t('tell.add')}
        </Button>
        <Button variant="ghost" size="small" icon={EditIcon} onClick={onChannels}>
          {t('channels.title')}
        </Button>
      </div>
    </fieldset>
  );
}

interface ActionRowProps extends Pick<ActionRowsProps, 'channels' | 'roles' | 'problems'> {
  action: Action;
  /** Counted from 1. */
  number: number;
  onChange: (action: Action) => void;
  onRemove: () => void;
}

function ActionRow({ action, number, channels, roles, problems, onChange, onRemove }: ActionRowProps) {
  const { t } = useTranslation('pages/directives');
  const { channelId, pingType, roleId } = action;
  const channel = channels.find(({ id }) => id === channelId);
  const state = channelState(channel);
  const place = `actions.${number - 1}`;
  const firstRole = roles.find(({ isActive }) => isActive)?.id ?? null;
  const choosePing = (type: PingType) =>
    onChange({ ...action, pingType: type, roleId: type === 'ROLE' ? (roleId ?? firstRole) : null });
  return (
    <div role="group" aria-label={t('tell.row', { number })} className="action-row">
      <Select
        label={t('term.channel')}
        hideLabel
        value={String(channelId)}
        error={problemAt(t, problems, `${place}.channelId`)}
        hint={state === 'ok' ? null : <StateWords of={state} />}
        options={withMissing(
          channels
            .filter(({ id, isActive }) => isActive || id === channelId)
            .map(({ id, label }) => ({ value: String(id), label: `# ${label}` })),
          channel === undefined
            ? { value: String(channelId), label: t('tell.off', { id: channelId }) }
            : null,
        )}
        onSelect={(id) => onChange({ ...action, channelId: Number(id) })}
      />
      <Select
        label={t('tell.ping')}
        hideLabel
        value={pingType}
        options={PING_TYPES.map((value) => ({ value, label: t(`ping.${value}`) }))}
        onSelect={choosePing}
      />
      {pingType === 'ROLE' ? (
        <Select
          label={t('tell.role')}
          hideLabel
          value={String(roleId ?? '')}
          error={problemAt(t, problems, `${place}.roleId`)}
          options={withMissing(
            roles
              .filter(({ id, isActive }) => isActive || id === roleId)
              .map(({ id, label, isActive }) => ({
                value: String(id),
                label: isActive ? label : t('tell.offRole', { label }),
              })),
            roles.some(({ id }) => id === roleId)
              ? null
              : {
                  value: String(roleId ?? ''),
                  label: roleId === null ? t('tell.noRoles') : t('tell.off', { id: roleId }),
                },
          )}
          onSelect={(id) => onChange({ ...action, roleId: id === '' ? null : Number(id) })}
        />
      ) : (
        <span className="input border-dashed bg-transparent text-muted">{t('tell.noRole')}</span>
      )}
      <IconButton icon={TrashIcon} label={t('tell.remove', { number })} onClick={onRemove} />
    </div>
  );
}

function StateWords({ of }: { of: Exclude<ChannelState, 'ok'> }) {
  const { t } = useTranslation('pages/directives');
  return (
    <span className={of === 'noAddress' ? 'text-warning' : 'text-danger'}>{t(`channels.state.${of}`)}</span>
  );
}

interface Option {
  value: string;
  label: string;
}

/** What is chosen stands among the choices even where it is no choice any longer. */
function withMissing(options: readonly Option[], missing: Option | null): readonly Option[] {
  return missing === null ? options : [...options, missing];
}
