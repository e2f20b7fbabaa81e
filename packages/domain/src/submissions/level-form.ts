import { enteredVideoLink, hasForeignScheme, isHttpUrl, MAX_LINK } from '../media/index.ts';
import { type FieldProblem, textProblem, tidyLine } from '../text/index.ts';
import { type CreatorRequestForm, distinctRequests, type TeamRequestForm } from './requests.ts';

/** What a level form sends. */
export interface LevelForm {
  readonly song: string;
  readonly artist: string;
  readonly diff: string;
  readonly videoLink: string;
  readonly directDL: string;
  readonly wsLink: string;
  readonly creatorRequests: readonly CreatorRequestForm[];
  readonly teamRequest: TeamRequestForm | null;
}

export const MAX_CREATOR_REQUESTS = 50;
const MAX_NAME = 200;

const TEXTS = [
  ['song', { max: 500, isRequired: true }],
  ['artist', { max: 500, isRequired: true }],
  ['diff', { max: 100, isRequired: true }],
  ['videoLink', { max: MAX_LINK, isRequired: true }],
  ['directDL', { max: MAX_LINK }],
  ['wsLink', { max: MAX_LINK }],
] as const;

/** The form as it is stored: trimmed, video canonical, every creator once per role, a blank team left out. */
export function tidyLevelForm(form: LevelForm): LevelForm {
  const team = form.teamRequest;
  const teamName = tidyLine(team?.teamName ?? '');
  const isTeamGiven = team !== null && (teamName !== '' || team.teamId !== null);
  return {
    song: tidyLine(form.song),
    artist: tidyLine(form.artist),
    diff: tidyLine(form.diff),
    videoLink: enteredVideoLink(form.videoLink),
    directDL: tidyLine(form.directDL),
    wsLink: tidyLine(form.wsLink),
    creatorRequests: distinctRequests(form.creatorRequests),
    teamRequest: isTeamGiven
      ? { teamName, teamId: team.teamId, isNewRequest: team.teamId === null && team.isNewRequest }
      : null,
  };
}

/** Everything that is wrong with a level form, in the order of its fields; empty when it may be sent. */
export function levelFormProblems(form: LevelForm): readonly FieldProblem[] {
  const tidy = tidyLevelForm(form);
  return [
    ...textProblems(tidy),
    ...linkProblems(tidy),
    ...requestProblems(form.creatorRequests),
    ...teamProblems(tidy),
  ];
}

function textProblems(form: LevelForm): FieldProblem[] {
  return TEXTS.flatMap(([field, rule]) => {
    const code = textProblem(form[field], rule);
    return code === null ? [] : [{ field, code }];
  });
}

function linkProblems({ videoLink, directDL, wsLink }: LevelForm): FieldProblem[] {
  return [
    ...(hasForeignScheme(videoLink) ? [{ field: 'videoLink', code: 'LINK_SCHEME' }] : []),
    ...downloadProblems({ directDL, wsLink }),
  ];
}

function downloadProblems({ directDL, wsLink }: Pick<LevelForm, 'directDL' | 'wsLink'>): FieldProblem[] {
  if (directDL === '' && wsLink === '') return [{ field: 'directDL', code: 'LINK_REQUIRED' }];
  return Object.entries({ directDL, wsLink })
    .filter(([, link]) => link !== '' && !isHttpUrl(link))
    .map(([field]) => ({ field, code: 'URL_INVALID' }));
}

function requestProblems(requests: readonly CreatorRequestForm[]): FieldProblem[] {
  const problems = requests.flatMap((request, index) =>
    oneRequestProblems(request, `creatorRequests.${index}`),
  );
  if (!requests.some(({ role }) => role === 'charter')) {
    problems.push({ field: 'creatorRequests', code: 'CHARTER_REQUIRED' });
  }
  if (requests.length > MAX_CREATOR_REQUESTS) problems.push({ field: 'creatorRequests', code: 'TOO_MANY' });
  return problems;
}

function oneRequestProblems(request: CreatorRequestForm, path: string): FieldProblem[] {
  const code = textProblem(request.creatorName, { max: MAX_NAME, isRequired: true });
  if (code !== null) return [{ field: `${path}.creatorName`, code }];
  const isChosen = request.creatorId !== null || request.isNewRequest;
  return isChosen ? [] : [{ field: path, code: 'CREATOR_NOT_CHOSEN' }];
}

function teamProblems({ teamRequest }: LevelForm): FieldProblem[] {
  if (teamRequest === null) return [];
  const code = textProblem(teamRequest.teamName, { max: MAX_NAME, isRequired: true });
  if (code !== null) return [{ field: 'teamRequest.teamName', code }];
  const isChosen = teamRequest.teamId !== null || teamRequest.isNewRequest;
  return isChosen ? [] : [{ field: 'teamRequest', code: 'TEAM_NOT_CHOSEN' }];
}
