import type { NoticeKind } from '@facet/remote-kit';

const CASES = {
  label: 'Your cases',
  labels: { es: 'Tus casos' },
  icon: 'message-circle',
  order: 110,
  path: '/help/{case}',
  action: 'Read it',
  actions: { es: 'Leer' },
};

/**
 * What identity tells, whose pages are the shell’s; declared as a remote declares its own, each with its translations.
 */
export const OWN_NOTICE_KINDS: readonly NoticeKind[] = [
  {
    ...CASES,
    about: 'We answer you, or decide on your appeal.',
    abouts: { es: 'Te respondemos o decidimos sobre tu apelación.' },
    kind: 'identity.case_answered',
    tone: 'info',
    text: 'We answered case {case}',
    texts: { es: 'Respondimos a tu caso {case}' },
    detail: 'It’s your turn.',
    details: { es: 'Ahora te toca a ti.' },
  },
  {
    ...CASES,
    kind: 'identity.case_solved',
    tone: 'accent',
    text: 'Case {case} is solved',
    texts: { es: 'Tu caso {case} está resuelto' },
    detail: 'Not solved? Open it again within 30 days.',
    details: { es: '¿No está resuelto? Puedes reabrirlo durante 30 días.' },
  },
  {
    ...CASES,
    kind: 'identity.ban_lifted',
    tone: 'accent',
    text: 'Your suspension was lifted',
    texts: { es: 'Se levantó tu suspensión' },
    detail: 'You can earn, play and withdraw again.',
    details: { es: 'Puedes volver a ganar, jugar y retirar.' },
  },
  {
    ...CASES,
    kind: 'identity.ban_kept',
    tone: 'danger',
    text: 'Your appeal was turned down',
    texts: { es: 'Tu apelación fue rechazada' },
  },
];
