/** A page of legal text: what it says depends on the settings in force. */
export interface LegalText {
  title: string;
  /** What it comes to, before the details. */
  summary: string;
  sections: { id: string; heading: string; paragraphs: string[] }[];
}

/** The day on which the words were last changed. */
export const CHANGED_ON = '2026-11-26';
