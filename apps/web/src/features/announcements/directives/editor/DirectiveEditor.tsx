import {
  type Directive,
  type DirectiveProblem,
  MAX_DIRECTIVE_DESCRIPTION,
  MAX_DIRECTIVE_NAME,
  MODES,
  type Mode,
  TRIGGER_TYPES,
} from '@rondo/domain/announcements';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { SwitchTrack } from '../../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { Channel, ChatRole } from '../api.ts';
import { ActionRows } from './ActionRows.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { conditionFor } from './conditions.ts';
import { problemAt } from './problem-words.ts';
import './DirectiveEditor.css';

interface DirectiveEditorProps {
  directive: Directive;
  onChange: (directive: Directive) => void;
  problems: readonly DirectiveProblem[];
  difficulty: { readonly name: string; readonly baseScore: number };
  channels: readonly Channel[];
  roles: readonly ChatRole[];
  /** How many of the past the condition fits, in words; null while nobody knows. */
  fits: string | null;
  onChannels: () => void;
}

/** The form of one directive. */
export function DirectiveEditor({
  directive,
  onChange,
  problems,
  difficulty,
  ...rest
}: DirectiveEditorProps) {
  const { t } = useTranslation('pages/directives');
  const { name, description, mode, triggerType, condition, actions, isActive, firstOfKind } = directive;
  const change = (fields: Partial<Directive>) => onChange({ ...directive, ...fields });
  const chooseMode = (chosen: Mode) =>
    change({
      mode: chosen,
      condition: chosen === 'CONDITIONAL' ? (condition ?? conditionFor(triggerType)) : condition,
    });
  return (
    <>
      <div className="directive-pair">
        <TextField
          label={t('term.name')}
          data-directive-name
          value={name}
          maxLength={MAX_DIRECTIVE_NAME}
          error={problemAt(t, problems, 'name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('rule.description')}
          aside={t('rule.forStaff')}
          value={description}
          maxLength={MAX_DIRECTIVE_DESCRIPTION}
          error={problemAt(t, problems, 'description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap gap-6">
        <Choice label={t('rule.for')}>
          <SegmentedControl
            label={t('rule.for')}
            size="small"
            value={triggerType}
            segments={TRIGGER_TYPES.map((value) => ({ value, label: t(`trigger.${value}`) }))}
            onChange={(trigger) => change({ triggerType: trigger })}
          />
        </Choice>
        <Choice label={t('rule.when')}>
          <SegmentedControl
            label={t('rule.when')}
            size="small"
            value={mode}
            segments={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={chooseMode}
          />
        </Choice>
      </div>
      {mode === 'STATIC' || condition === null ? null : (
        <ConditionEditor
          condition={condition}
          trigger={triggerType}
          problems={problems}
          difficulty={difficulty}
          fits={rest.fits}
          onChange={(changed) => change({ condition: changed })}
        />
      )}
      <ActionRows
        actions={actions}
        problems={problems}
        channels={rest.channels}
        roles={rest.roles}
        onChannels={rest.onChannels}
        onChange={(changed) => change({ actions: changed })}
      />
      <div className="directive-pair">
        <Flag label={t('rule.active')} isOn={isActive} onChange={(on) => change({ isActive: on })} />
        <Flag
          label={t('rule.firstOfKind')}
          hint={t('rule.firstOfKindHint')}
          isOn={firstOfKind}
          onChange={(on) => change({ firstOfKind: on })}
        />
      </div>
    </>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="field justify-items-start">
      <span className="font-medium" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface FlagProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Flag({ label, hint, isOn, onChange }: FlagProps) {
  const id = useId();
  return (
    <label className="grid min-h-10 cursor-pointer grid-cols-[40px_minmax(0,1fr)] items-start gap-3">
      <SwitchTrack
        checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <b id={`${id}-label`} className="block font-medium leading-6">
          {label}
        </b>
        {hint === undefined ? null : (
          <small id={`${id}-hint`} className="block text-12 text-faint">
            {hint}
          </small>
        )}
      </span>
    </label>
  );
}
