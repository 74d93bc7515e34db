export { programData as data } from '../../programData.ts';
