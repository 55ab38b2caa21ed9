/** What attachments say. */
export const texts = {
  attachmentDeleted: 'файл удалён',
  download: (filename: string) => `Скачать ${filename}`,
} as const;
