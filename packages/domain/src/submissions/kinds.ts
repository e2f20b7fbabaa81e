/** What people submit. `plural` stands in addresses, `subject` in the log of what staff did. */
export const submissionKinds = {
  level: { plural: 'levels', subject: 'levelSubmission' },
  pass: { plural: 'passes', subject: 'passSubmission' },
} as const;

export type SubmissionKind = keyof typeof submissionKinds;

export const SUBMISSION_KINDS = ['level', 'pass'] as const satisfies readonly SubmissionKind[];
