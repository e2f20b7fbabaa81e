const HOUR = 3_600_000;

/** For so long a decision can be undone (docs/rules/submissions.md#undoing-a-decision). */
const UNDO_DECISION_HOURS = 24;

/** The moment from which a decision stands for good. */
export function decisionStandsFrom(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + UNDO_DECISION_HOURS * HOUR);
}
