/** Every language is learnt before the tests, which go through them all. */
import { languages, learn } from './catalogues';

await Promise.all(languages.map(learn));
