import {
  type Condition,
  CONDITION_TYPES,
  type ConditionType,
  type DirectiveProblem,
  type Operator,
  OPERATORS,
  parseExpression,
  type TriggerType,
} from '@rondo/domain/announcements';
import { formatScore } from '@rondo/domain/format';
import { useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { FieldError } from '../../../../ui/FieldError.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { CheckIcon, InfoIcon, StarIcon } from '../../../../ui/icons.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { Select } from '../../../../ui/Select.tsx';
import './ConditionEditor.css';
import { firstCondition } from './conditions.ts';
import { ExpressionField } from './ExpressionField.tsx';
import { expressionWords } from './expression-words.ts';
import { problemAt } from './problem-words.ts';
import { ScaledField } from './ScaledField.tsx';

interface ConditionEditorProps {
  condition: Condition;
  trigger: TriggerType;
  onChange: (condition: Condition) => void;
  problems: readonly DirectiveProblem[];
  /** What the base score is where a level has none of its own. */
  difficulty: { readonly name: string; readonly baseScore: number };
  /** How many of the past it fits, in words; null while nobody knows. */
  fits: string | null;
}

/** What a directive asks for: one of four kinds, each said in words below. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition, trigger, onChange, problems } = props;
  const { t } = useTranslation('pages/directives');
  // What was typed into another kind is there again when that is chosen again.
  const typed = useRef(new Map<ConditionType, Condition>());
  const choose = (type: ConditionType) => {
    typed.current.set(condition.type, condition);
    onChange(typed.current.get(type) ?? firstCondition(type));
  };
  const misfit = problemAt(t, problems, 'condition.type');
  return (
    <div className="field">
      <span className="font-medium">{t('condition.label')}</span>
      <SegmentedControl
        label={t('condition.label')}
        size="small"
        className="justify-self-start max-md:flex-wrap"
        value={condition.type}
        segments={CONDITION_TYPES.map((value) => ({ value, label: t(`condition.type.${value}`) }))}
        onChange={choose}
      />
      {misfit === null ? null : <FieldError>{misfit}</FieldError>}
      {condition.type === 'CUSTOM' ? (
        <CustomCondition {...props} />
      ) : condition.type === 'WORLDS_FIRST' ? (
        <p className="condition">
          <Icon of={StarIcon} size={18} className="text-gold" />
          {t('condition.worldsFirst')}
        </p>
      ) : (
        <Comparison {...props} />
      )}
      <Meaning {...props} isLevel={trigger === 'LEVEL'} />
    </div>
  );
}

function Comparison({ condition, onChange, problems }: ConditionEditorProps) {
  const { t } = useTranslation('pages/directives');
  const isAccuracy = condition.type === 'ACCURACY';
  const what = t(`condition.type.${condition.type}`);
  return (
    <div className="condition">
      <span>{what}</span>
      <Select
        label={t('condition.operator')}
        hideLabel
        className="w-44"
        value={condition.operator ?? 'GREATER_THAN_EQUAL'}
        options={OPERATORS.map((value) => ({ value, label: t(`condition.is.${value}`) }))}
        onSelect={(operator: Operator) => onChange({ ...condition, operator })}
      />
      <ScaledField
        key={condition.type}
        label={what}
        value={condition.value}
        scale={isAccuracy ? 100 : 1}
        unit={isAccuracy ? '%' : t('condition.points')}
        error={problemAt(t, problems, 'condition.value')}
        onChange={(value) => onChange({ ...condition, value })}
      />
    </div>
  );
}

function CustomCondition({ condition, trigger, onChange, problems }: ConditionEditorProps) {
  const { t } = useTranslation('pages/directives');
  const field = 'condition.customFunction';
  const problem = problems.find((candidate) => candidate.field === field);
  return (
    <ExpressionField
      value={condition.customFunction ?? ''}
      problem={problem?.expression ?? null}
      error={problemAt(t, problems, field)}
      isForLevels={trigger === 'LEVEL'}
      onChange={(customFunction) => onChange({ type: 'CUSTOM', customFunction })}
    />
  );
}

function Meaning({
  condition,
  problems,
  difficulty,
  fits,
  isLevel,
}: ConditionEditorProps & { isLevel: boolean }) {
  const { t, language } = useTranslation('pages/directives');
  if (problems.some(({ field }) => field.startsWith('condition'))) return null;
  const parsed = condition.type === 'CUSTOM' ? parseExpression(condition.customFunction ?? '') : null;
  const words = [
    parsed?.ok ? expressionWords(t, language, parsed.tree) : null,
    condition.type === 'BASE_SCORE'
      ? t('condition.ownBase', { difficulty: difficulty.name, base: formatScore(difficulty.baseScore) })
      : null,
    fits,
    condition.type === 'WORLDS_FIRST' && !isLevel ? t('condition.onlyClears') : null,
  ].filter((sentence) => sentence !== null);
  return (
    <p className="condition-meaning" role="status">
      <Icon of={parsed?.ok ? CheckIcon : InfoIcon} size={16} className={parsed?.ok ? 'text-success' : ''} />
      <span>{words.join(' ')}</span>
    </p>
  );
}
