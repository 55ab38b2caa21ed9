import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileChartPie from 'lucide-react/icons/file-chart-pie';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { splitFileName } from './fileName';

const kinds = [
  { Icon: FileImage, extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp'] },
  { Icon: FileText, extensions: ['doc', 'docx', 'pdf', 'rtf', 'txt'] },
  { Icon: FileSpreadsheet, extensions: ['xls', 'xlsx'] },
  { Icon: FileChartPie, extensions: ['ppt', 'pptx'] },
  { Icon: FileArchive, extensions: ['zip', 'rar'] },
];

/** What a file is, by its extension. The name beside it says the same. */
export function FileTypeIcon({ name }: { name: string }) {
  const extension = splitFileName(name).extension.slice(1).toLowerCase();
  const { Icon } = kinds.find(({ extensions }) => extensions.includes(extension)) ?? { Icon: File };
  return <Icon size={20} aria-hidden />;
}
