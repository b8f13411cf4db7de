export { Amount } from './amount.tsx';
export { MemberCell } from './member-cell.tsx';
export { StateMark, type StateTone } from './state-mark.tsx';
export { TwoLines } from './two-lines.tsx';
export { Usage } from './usage.tsx';
