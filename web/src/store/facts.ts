/** What a seat remembers of faces and talk in a deal: `facts_after` of `aluette/game/match.py`. */
import type {
  Called,
  Looked,
  Noticed,
  Said,
  Signed,
  SignsShown,
  Spoke,
  Understood,
  ViewEvent,
} from './types';

/** What is remembered. */
export type Fact = Signed | Noticed | Said | Called | Spoke;
/** What happens in the stream of faces and talk, beside that of the cards. */
export type FaceEvent = Fact | Looked | SignsShown | Understood;

const FACTS: readonly string[] = ['Signed', 'Noticed', 'Said', 'Called', 'Spoke'];
const PASSING: readonly string[] = ['Looked', 'SignsShown', 'Understood'];

export function isFact(event: ViewEvent): event is Fact {
  return FACTS.includes(event.type);
}

export function isFace(event: ViewEvent): event is FaceEvent {
  return isFact(event) || PASSING.includes(event.type);
}

/** How much of what was said last is remembered. */
const TALK_KEPT = 50;

/** What is remembered once the event has happened. */
export function factsAfter(facts: readonly ViewEvent[], event: ViewEvent): readonly ViewEvent[] {
  if (event.type === 'Spoke') {
    const spoken = facts.filter((fact) => fact.type === 'Spoke');
    const left = spoken.length < TALK_KEPT ? facts : facts.filter((fact) => fact !== spoken[0]);
    return [...left, event];
  }
  if (isFact(event)) return [...facts, event];
  return event.type === 'Shuffled' || event.type === 'Dealt' ? [] : facts;
}
