// The icons of the whole site: one set. Not shared between remotes: an app bundles the few it draws. Add a name here
// rather than a second icon library elsewhere.
export {
  ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ArrowUpRight, Bell, Calendar, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp,
  ChevronsUpDown, CircleAlert, CircleCheck, Clock, Copy, CreditCard, Download, ExternalLink, Eye, EyeOff, Funnel, Globe, Grid2x2, Grid3x3,
  Flag, Heart, House, Image as ImageIcon, Info, Languages, List, Lock, LogOut, Mail, MapPin, Menu, MessageCircle, Minus, Moon, Package, Pause, Pencil, Play,
  Plus, RotateCcw, Ruler, Scissors, Search, Send, Share2, Shirt, ShoppingBag, SlidersHorizontal, Sparkles, Square, Star, Store, Sun, Tag, Trash2,
  Truck, Upload, User, Users, X, ZoomIn,
} from 'lucide-react';
export type { LucideIcon as Icon } from 'lucide-react';
