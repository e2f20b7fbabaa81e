import { callRefusal, type SubjectOf } from '@rondo/domain/auth';
import { type CallName, factsOf } from '../api/contract.ts';
import { useSiteConfig } from '../config/site-config.ts';
import { useViewer } from './viewer.ts';

/** All but the form, whose rule looks at what only the server knows. */
export type AskedCall = Exclude<CallName, 'submitForm'>;

/** Whether the person who looks may make the call of that name; `subject` is what it is about. */
export type May = <Name extends AskedCall>(name: Name, ...subject: SubjectOf<Name>) => boolean;

/**
 * What the viewer may do: by the access that the contract gives each call, and the domain's rules about the subject. A
 * button asks for the call that it makes, a page for the call that it cannot do without. Until the viewer is known,
 * the answers are those for a visitor.
 */
export function useMay(): May {
  const { user } = useViewer();
  const isVerifying = useSiteConfig()?.features.emailVerification ?? false;
  const viewer = user && {
    ...user,
    isEmailVerified: user.isEmailVerified || !isVerifying,
    isPlayerBanned: false,
    isSubmissionsPaused: false,
  };
  return (name, ...subject) => callRefusal(name, factsOf(name).access, viewer, ...subject) === null;
}
