export { forgetNotesOf } from './member-notes.ts';
export { NoteAnswer, presentNote } from './note-answer.ts';
export { memberNoteRoutes } from './note-routes.ts';
