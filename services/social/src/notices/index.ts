export { tellMember } from './tell-member.ts';
