// Opens a dialog over the page as soon as it is there.
import type { Attachment } from "svelte/attachments";

export const modal: Attachment<HTMLDialogElement> = (dialog) => dialog.showModal();
