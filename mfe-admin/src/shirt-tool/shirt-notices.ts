import { msg, type Message } from '@facet/remote-kit';

/** What the operator is told in a toast. */
export const noticeTitles = {
  'missing-cookie': msg('Missing Cookie'),
  'session-invalid': msg('Session Invalid'),
  'invalid-session': msg('Invalid Session'),
  'download-failed': msg('Download Failed'),
  'no-shirts': msg('No Shirts to Upload'),
  'no-templates': msg('No Templates'),
  'no-uploads': msg('No Uploads Successful'),
  'partial-success': msg('Partial Success'),
  'upload-failed': msg('Upload Failed'),
  uploaded: msg('Upload complete'),
} satisfies Record<string, Message>;
export type NoticeTitle = keyof typeof noticeTitles;

export type Tell = (title: NoticeTitle, description: string) => void;
